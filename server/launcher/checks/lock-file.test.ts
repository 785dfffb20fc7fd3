import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const read = (name: string) =>
  fs.readFileSync(path.resolve(import.meta.dirname, '../../..', name), 'utf8');

/** The packages without the product itself. */
const packages = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages, // npm's format.
).filter(([folder]) => folder !== '');

test('every locked package has the hash of its content', () => {
  expect(packages.length).toBeGreaterThan(1_000);
  const unproved = packages.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity));
  expect(unproved.map(([folder]) => folder)).toEqual([]);
});

/** A package without an address comes from the registry of whoever installs. */
const originOf = ({ resolved, link }: LockedPackage): string => {
  if (link) return 'a folder';
  return resolved === undefined ? 'the registry' : new URL(resolved).origin;
};

test('all packages come from one registry, and none from a folder or a repository', () => {
  const origins = [...new Set(packages.map(([, locked]) => originOf(locked)))];
  expect(origins).toEqual([expect.stringMatching(/^(the registry|https:\/\/.+)$/)]);
});

test('packages run no scripts while they are installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});
