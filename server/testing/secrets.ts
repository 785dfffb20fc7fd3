/** Secrets that the settings' checks accept. */
export const TEST_SECRETS = {
  TOKEN_SECRET: 'token secret of the tests: Qp7-xk2',
  TEST_MARK_SECRET: 'test mark secret of the tests: Jw5-tc8',
  VIEWER_SECRET: 'viewer secret of the tests: Vz4-mb9',
} as const;
