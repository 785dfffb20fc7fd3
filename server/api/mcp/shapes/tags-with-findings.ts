import type { Answered, Variables } from '../tool.js';

/** Maximum findings per kind. */
export const MAX_TAGS = 100;
/** Examined in one operation. */
const AT_ONCE = 20;

interface Listed {
  kind: 'IMPRESSION' | 'SITE';
  id: number;
}

interface Connection {
  totalCount: number;
  nodes: { id: number }[];
}

interface Examined {
  lastSeenAt: string | null;
  findings: { gravity: string; message: string; advice: string }[];
}

const examination = (tags: readonly Listed[]): string => {
  const fields = tags.map(
    ({ kind, id }, index) =>
      `t${index}: tagDoctor(kind: ${kind}, id: ${id}) { lastSeenAt findings { gravity message advice } }`,
  );
  return `query { ${fields.join(' ')} }`;
};

/** Examines the tags of both lists, and keeps those that have a finding. */
export async function tagsWithFindings(
  data: Answered,
  _args: Variables,
  query: (operation: string) => Promise<Answered>,
): Promise<Answered> {
  const { impressionTags, siteTags } = data as unknown as Record<string, Connection>; // as selected
  const listed: Listed[] = [
    ...(impressionTags?.nodes ?? []).map((tag) => ({ kind: 'IMPRESSION' as const, ...tag })),
    ...(siteTags?.nodes ?? []).map((tag) => ({ kind: 'SITE' as const, ...tag })),
  ];

  const tags: object[] = [];
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const some = listed.slice(start, start + AT_ONCE);
    const answers = Object.values(await query(examination(some))) as Examined[]; // in their order
    for (const [index, tag] of some.entries()) {
      const found = answers[index];
      if (found && found.findings.length > 0) tags.push({ ...tag, ...found });
    }
  }

  const total = (impressionTags?.totalCount ?? 0) + (siteTags?.totalCount ?? 0);
  return { examined: listed.length, total, tags };
}
