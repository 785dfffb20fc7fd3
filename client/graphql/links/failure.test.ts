import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { describeFailure, fieldErrorsOf } from './failure';
import { TimeoutError } from './fetch-with-timeout';

const serverError = (status: number, bodyText: string) =>
  new ServerError('failed', { response: new Response(null, { status }), bodyText });

const graphqlError = (message: string, code?: string) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message, extensions: code ? { code } : {} }],
  });

describe('a failure is described', () => {
  test.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['INVALID', 422],
    ['TOO_MANY_REQUESTS', 429],
    ['UNAVAILABLE', 503],
    ['SOMETHING_NEW', 500],
  ])('by the status of its GraphQL code: %s is %d', (code, status) => {
    expect(describeFailure(graphqlError('Why', code))).toMatchObject({
      status,
      message: 'Why',
      isCancelled: false,
    });
  });

  test.each([
    ['message', '{"status":"failure","code":"CONFLICT","message":"Taken"}', 'Taken'],
    ['detail', '{"detail":"Taken"}', 'Taken'],
    ["GraphQL's errors", '{"errors":[{"message":"Taken"}]}', 'Taken'],
    ['nothing to quote', '<html>Bad gateway</html>', 'An error occurred'],
    ['an empty message', '{"message":" "}', 'An error occurred'],
  ])('by its HTTP status and %s', (_case, body, message) => {
    expect(describeFailure(serverError(409, body))).toMatchObject({ status: 409, message });
  });

  test('as a timeout, which is not a cancelled call', () => {
    expect(describeFailure(new TimeoutError())).toMatchObject({
      status: 'timeout',
      isCancelled: false,
    });
  });

  test('as cancelled when somebody aborted it', () => {
    expect(describeFailure(new DOMException('gone', 'AbortError'))).toMatchObject({
      isCancelled: true,
    });
  });

  test('as the network where there was no answer', () => {
    expect(describeFailure(new TypeError('fetch failed'))).toMatchObject({
      status: 'network',
      isCancelled: false,
    });
  });
});

test('messages about fields have the names that forms list, whatever case the answer has', () => {
  const error = new CombinedGraphQLErrors({
    data: null,
    errors: [
      {
        message: 'No',
        extensions: { errors: { bookingName: 'Too short', end_date: 'Too late', cpm: 1 } },
      },
    ],
  });

  expect(fieldErrorsOf(error)).toEqual({ booking_name: 'Too short', end_date: 'Too late' });
});
