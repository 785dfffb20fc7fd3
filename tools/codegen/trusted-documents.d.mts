import type { DocumentNode } from 'graphql';

export function trustedHashOf(document: DocumentNode): { hash: string };
