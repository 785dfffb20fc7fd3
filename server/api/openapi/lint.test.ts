import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from '@jest/globals';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { describeRoutes } from './describe-routes.js';

const document = describeRoutes(await buildApiSchema(), routes);

/**
 * Findings of the recommended rules that we leave, with the reason. The documented paths end with a
 * slash where they name a collection. An id is a number, so no id is the word `customer`.
 */
const LEFT: Readonly<Record<string, RegExp>> = {
  'no-ambiguous-paths': /^#\/paths\/~1[a-z]+~1customer~1\{customer_id\}$/,
  'no-path-trailing-slash': /^#\/paths\/~1[a-z-]+(~1relationships)?~1$/,
  'path-keys-no-trailing-slash': /^paths \/[a-z-]+\/$/,
};

test('the recommended rules of redocly find nothing but the slashes of documented paths', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });

  const found = problems.map(({ ruleId, severity, message, location }) => ({
    ruleId,
    severity,
    message,
    pointer: location[0]?.pointer ?? '',
  }));

  expect(found.filter(({ ruleId, pointer }) => !LEFT[ruleId]?.test(pointer))).toEqual([]);
});

test('the rules of spectral find nothing but the slashes of documented paths', async () => {
  const spectral = new spectralCore.Spectral();
  const ruleset = { extends: [spectralRulesets.oas] };
  spectral.setRuleset(ruleset as Parameters<typeof spectral.setRuleset>[0]); // the two packages' types differ
  const problems = await spectral.run(structuredClone(document));

  const found = problems.map(({ code, severity, message, path }) => ({
    code: String(code),
    severity,
    message,
    place: path.join(' '),
  }));

  expect(found.filter(({ code, place }) => !LEFT[code]?.test(place))).toEqual([]);
}, 60_000);

interface Described {
  operationId: string;
  tags: string[];
}

test('every operation has an id and a tag that the document lists', () => {
  const { paths, tags } = document as {
    paths: Record<string, Record<string, Described>>;
    tags: { name: string }[];
  }; // an OpenAPI document
  const operations = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, described]) =>
      method === 'servers' ? [] : [described],
    ),
  );
  const ids = operations.map(({ operationId }) => operationId);

  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(
    new Set(tags.map(({ name }) => name)),
  );
});
