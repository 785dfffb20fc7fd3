/** A setting that the global set-up passed to the test workers in the environment. */
export function testSetting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests with npm test, whose set-up starts the services`,
    );
  return value;
}
