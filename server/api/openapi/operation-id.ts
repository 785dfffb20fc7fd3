import { isListType, getNullableType, OperationTypeNode } from 'graphql';
import type { StoredOperation } from '#server/api/rest/stored-operation.js';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const camelCase = (text: string) =>
  text.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `createBooking` → `createBooking`; the query `bookings` → `listBookings`; a panel by its path. */
export function operationIdOf(operation: StoredOperation): string {
  const { route, definition, answers } = operation;
  const root = operation.root.name;
  if (route.operationId) return route.operationId;
  if (definition.operation === OperationTypeNode.MUTATION) return root;
  if (route.path.startsWith('/dashboard/') && route.method === 'POST')
    return `get${capitalised(camelCase(route.path.split('/').at(-1) ?? ''))}`;
  if (route.method === 'POST') return root;

  const [answer] = answers;
  const type = answer?.parent.getFields()[answer.field.name.value]?.type;
  const isList = route.paged ?? (type ? isListType(getNullableType(type)) : false);

  return `${isList ? 'list' : 'get'}${capitalised(root)}`;
}
