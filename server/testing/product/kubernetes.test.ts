import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, readEdgeConfig, readWorkerConfig } from '#server/core/process/config.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/kubernetes');
const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');
const META = '@kubernetes-models/apimachinery/apis/meta/v1';
const PROCESSES = ['api', 'edge', 'worker'] as const;

/** With the schemas of Kubernetes' own API. */
const MODELS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
  StatefulSet,
};

interface Container {
  command: string[];
  env: { name: string; value: string }[];
  securityContext: object;
  resources: object;
  livenessProbe: object;
  readinessProbe: object;
}
interface Manifest {
  apiVersion: string;
  kind: keyof typeof MODELS;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    template: { spec: { containers: Container[] } };
    metrics: { external?: { metric: { name: string } } }[];
  };
}

const textOf = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');
const files = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== 'kustomization.yaml')
  .sort();
const manifests = files.flatMap((file) =>
  parseAllDocuments(textOf(file)).map(
    (document): Manifest => document.toJS() as Manifest, // its shape is what the test is about
  ),
);

function find(kind: string, name: string): Manifest {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}
const workloadOf = (name: string) => find(name === 'edge' ? 'StatefulSet' : 'Deployment', name);
const containerOf = (name: string) => workloadOf(name).spec.template.spec.containers[0];

/** The names of all fields of these kinds: the schemas accept others, which a cluster would drop. */
function readFieldNames(): Set<string> {
  const names = new Set<string>();
  const folders = [
    'v1',
    'apps/v1',
    'autoscaling/v2',
    'batch/v1',
    'networking.k8s.io/v1',
    'policy/v1',
  ];
  for (const folder of [...folders.map((each) => `kubernetes-models/${each}`), META])
    for (const file of fs.readdirSync(path.join(MODULES, folder)))
      if (file.endsWith('.d.ts'))
        for (const [, name] of fs
          .readFileSync(path.join(MODULES, folder, file), 'utf8')
          .matchAll(/"(\w+)"\??:/g))
          names.add(name ?? '');
  return names;
}
const FIELD_NAMES = readFieldNames();
/** Fields whose names are the author's. */
const FREE = new Set(['labels', 'matchLabels', 'data', 'stringData', 'requests', 'limits']);

/** Labels without a `matchLabels` around them. */
const isServiceSelector = (name: string, value: unknown) =>
  name === 'selector' && !Object.hasOwn(value ?? {}, 'matchLabels');

function unknownFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) || FIELD_NAMES.has(name) ? [] : [name]),
    ...(FREE.has(name) || isServiceSelector(name, inner) ? [] : unknownFields(inner)),
  ]);
}

function validate(manifest: object & { kind: keyof typeof MODELS }): void {
  const Model = MODELS[manifest.kind];
  const model = new Model(manifest as never); // validated here
  model.validate();
}

describe('the manifests for Kubernetes', () => {
  test.each(manifests.map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
    '%s follows the schema',
    (_, manifest) => {
      validate(manifest);
      expect(unknownFields(manifest)).toEqual([]);
      if (manifest.kind !== 'Namespace') expect(manifest.metadata.namespace).toBe('infinitum');
    },
  );

  test('would be refused with a wrong value, or a name that Kubernetes does not know', () => {
    const wrong = structuredClone(workloadOf('api'));
    Object.assign(wrong.spec, { replicas: 'two' });
    expect(() => validate(wrong)).toThrow(/replicas/);

    const misspelt = structuredClone(workloadOf('api'));
    const [container] = misspelt.spec.template.spec.containers;
    if (container) Object.assign(container, { readinesProbe: container.readinessProbe });
    expect(unknownFields(misspelt)).toEqual(['readinesProbe']);
  });

  test('are all applied, except the example of secrets', () => {
    const { resources } = parse(textOf('kustomization.yaml')) as { resources: string[] };
    expect([...resources, 'secrets.example.yaml'].sort()).toEqual(files);
  });
});

describe.each(PROCESSES)('the %s on Kubernetes', (name) => {
  test('starts the process with settings that it accepts, and no secret of another', () => {
    expect(containerOf(name)?.command.at(-1)).toBe(`server/processes/${name}.ts`);

    const own: Record<string, string> = Object.fromEntries(
      containerOf(name)?.env.map((each) => [each.name, each.value]) ?? [],
    );
    const secrets = Object.entries(find('Secret', `infinitum-${name}`).stringData ?? {}).map(
      ([setting, text]): [string, string] => [
        setting,
        text.replace(/RANDOM_(\d)/, (_, at: string) => `4f9a1c7e-${at}-`.padEnd(64, 'b3d8')),
      ],
    );
    const env = {
      NODE_ENV: 'production',
      ...find('ConfigMap', 'infinitum').data,
      ...own,
      ...Object.fromEntries(secrets),
    };
    const read = { api: readConfig, edge: readEdgeConfig, worker: readWorkerConfig }[name];
    expect(read(env).databaseUrl).toContain(`//infinitum_${name}:`);

    const names = secrets.map(([setting]) => setting).filter((each) => each.includes('_SECRET'));
    const expected = {
      api: ['TOKEN_SECRET', 'PASSWORD_SECRET', 'VIEWER_SECRET', 'TEST_MARK_SECRET'],
      edge: ['VIEWER_SECRET', 'TEST_MARK_SECRET'],
      worker: [],
    };
    expect(names).toEqual(expected[name]);
  });

  test('may do no more than it must, and is replaced, moved and scaled without a gap', () => {
    expect(containerOf(name)).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      },
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      startupProbe: { httpGet: { path: '/healthz' } },
      lifecycle: { preStop: { sleep: { seconds: expect.any(Number) } } },
    });
    expect(find('PodDisruptionBudget', name)).toMatchObject({ spec: { maxUnavailable: 1 } });
    expect(find('HorizontalPodAutoscaler', name)).toMatchObject({ spec: { minReplicas: 2 } });
  });
});
