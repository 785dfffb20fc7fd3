import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import ipaddr from 'ipaddr.js';
import { parse, parseAllDocuments } from 'yaml';
import { HTTPS_PORTS, isPublicIp } from '#server/core/http/public-address.js';
import { readConfig, readEdgeConfig, readWorkerConfig } from '#server/core/process/config.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/kubernetes');
const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');
const META = '@kubernetes-models/apimachinery/apis/meta/v1';
const PROCESSES = ['api', 'edge', 'worker'] as const;

/** Schemas of Kubernetes' own API. */
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
  name: string;
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string }[];
  command: string[];
  env: { name: string; value: string }[];
  securityContext: object;
  resources: object;
  livenessProbe: object;
  readinessProbe: object;
}
interface PodSpec {
  containers: Container[];
  volumes: { name: string; emptyDir?: { sizeLimit?: string } }[];
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number | string; protocol?: string }[];
}
interface Peer {
  ipBlock?: { cidr: string; except?: string[] };
  namespaceSelector?: object;
  podSelector?: object;
}
interface Policy {
  podSelector: {
    matchLabels?: { app: string };
    matchExpressions?: { values: string[] }[];
  };
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}
interface Manifest {
  apiVersion: string;
  kind: keyof typeof MODELS;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
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
    expect(read(env).redisUrl).toContain(`//infinitum_${name}:`);
    expect(read(env).metricsPort).toBeGreaterThan(0);

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

describe('the network of the pods on Kubernetes', () => {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata: { name }, spec }) => ({ name, ...(spec as unknown as Policy) }));
  const workloads = ['migrate', ...PROCESSES];

  const selects = ({ podSelector: { matchLabels, matchExpressions } }: Policy, name: string) =>
    matchExpressions?.some(({ values }) => values.includes(`infinitum-${name}`)) ??
    (matchLabels === undefined || matchLabels.app === `infinitum-${name}`);
  const policiesOf = (name: string) => policies.filter((policy) => selects(policy, name));

  test('is closed in both directions for every pod, where no rule opens it', () => {
    expect(policies).toContainEqual({
      name: 'closed',
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    for (const { policyTypes } of policies) expect(policyTypes).toEqual(['Ingress', 'Egress']);
  });

  test('has a peer and a port in every rule', () => {
    for (const { ingress = [], egress = [] } of policies)
      for (const { from, to, ports } of [...ingress, ...egress]) {
        for (const peer of from ?? to ?? [{}]) expect(Object.keys(peer)).not.toEqual([]);
        expect(from ?? to ?? []).not.toEqual([]);
        expect(ports ?? []).not.toEqual([]);
      }
  });

  test('lets scrapers reach metrics alone, and the ingress controller the calls of api and edge', () => {
    const reached = (name: string) =>
      policiesOf(name).flatMap(({ ingress = [] }) =>
        ingress.flatMap(({ ports = [] }) => ports.map(({ port }) => port)),
      );
    expect(reached('api')).toEqual(['metrics', 'http']);
    expect(reached('edge')).toEqual(['metrics', 'http']);
    expect(reached('worker')).toEqual(['metrics']);

    const { METRICS_PORT } = find('ConfigMap', 'infinitum').data ?? {};
    for (const name of PROCESSES)
      expect(containerOf(name)?.ports).toContainEqual({
        name: 'metrics',
        containerPort: Number(METRICS_PORT),
      });
  });

  test.each([
    ['api', ['to-names', 'to-postgres', 'to-redis', 'to-the-mail-server', 'to-the-internet']],
    ['edge', ['to-names', 'to-postgres', 'to-redis']],
    ['worker', ['to-names', 'to-postgres', 'to-redis']],
    ['migrate', ['to-names', 'to-postgres']],
  ])('lets the %s reach what it calls, and nothing else', (name, expected) => {
    const opened = policiesOf(name).filter(({ egress }) => egress !== undefined);
    expect(opened.map((policy) => policy.name)).toEqual(expected);
    expect(find(name === 'migrate' ? 'Job' : workloadOf(name).kind, name)).toMatchObject({
      spec: { template: { metadata: { labels: { app: `infinitum-${name}` } } } },
    });
  });

  /** The blocks that a pod of the api may call on the ports of HTTPS. */
  const blocks = policiesOf('api')
    .flatMap(({ egress = [] }) => egress)
    .filter(({ ports = [] }) => ports.some(({ port }) => [443, 8443].includes(Number(port))))
    .flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock ?? { cidr: '0.0.0.0/0' }))
    .map(({ cidr, except = [] }) => ({
      range: ipaddr.parseCIDR(cidr),
      except: except.map((each) => ipaddr.parseCIDR(each)),
    }));
  const isIn = (ip: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]) =>
    ip.kind() === range[0].kind() && ip.match(range);
  const isReached = (address: string) => {
    const ip = ipaddr.parse(address);
    return blocks.some(
      ({ range, except }) => isIn(ip, range) && !except.some((each) => isIn(ip, each)),
    );
  };

  test('opens HTTPS to the public internet alone: no private network, no metadata of a cloud', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const addresses = [
      ...bytes.flatMap((first) => bytes.map((second) => `${first}.${second}.7.1`)),
      ...[192, 198, 203].flatMap((first) =>
        [0, 18, 19, 31, 51, 52, 88, 168, 175].flatMap((second) =>
          bytes.map((third) => `${first}.${second}.${third}.1`),
        ),
      ),
      '169.254.169.254',
      '100.100.100.200',
      '127.0.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      'fec0::1',
      '64:ff9b::1',
      '2001:0:7f00:1::',
      '2001:2::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
      '2606:4700:4700::1111',
      '2a00:1450:4001::1',
      '2620:4f:8000::1',
      '2001:4860::8888',
    ];
    expect(addresses.filter((address) => isReached(address) !== isPublicIp(address))).toEqual([]);
    expect(isReached('8.8.8.8')).toBe(true);
  });

  test('opens the ports to which webhooks and company sign-ins may go, no other', () => {
    const ports = policies
      .find(({ name }) => name === 'to-the-internet')
      ?.egress?.flatMap(({ ports: opened = [] }) => opened.map(({ port }) => port));
    expect(ports).toEqual(HTTPS_PORTS.map((port) => Number(port || 443)));
  });

  test('is opened to no other block that reaches beyond one small network', () => {
    const others = policies
      .filter(({ name }) => name !== 'to-the-internet')
      .flatMap(({ egress = [] }) => egress.flatMap(({ to = [] }) => to))
      .flatMap(({ ipBlock }) => (ipBlock ? [ipBlock.cidr] : []));
    expect(others).toHaveLength(3);
    for (const cidr of others) expect(ipaddr.parseCIDR(cidr)[1]).toBeGreaterThanOrEqual(24);
  });

  test('names no wide network of proxies whose headers are believed', () => {
    const { TRUSTED_PROXIES = '' } = find('ConfigMap', 'infinitum').data ?? {};
    for (const cidr of TRUSTED_PROXIES.split(','))
      expect(ipaddr.parseCIDR(cidr)[1]).toBeGreaterThanOrEqual(24);
  });

  test('has pods with a bound on every disk that they write to', () => {
    for (const name of workloads) {
      const { containers, volumes } = find(name === 'migrate' ? 'Job' : workloadOf(name).kind, name)
        .spec.template.spec;
      for (const volume of volumes)
        expect(volume).toMatchObject({ emptyDir: { sizeLimit: expect.any(String) } });
      for (const { resources } of containers)
        expect(resources).toMatchObject({
          requests: { 'ephemeral-storage': expect.any(String) },
          limits: { 'ephemeral-storage': expect.any(String) },
        });
    }
  });
});
