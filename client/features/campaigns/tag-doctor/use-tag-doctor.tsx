import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { IconButton } from '#client/components/inline/icon-button';
import {
  useExaminedImpressionTagQuery,
  useExaminedSiteTagQuery,
  type TagKind,
} from '#client/graphql/generated';
import { tagName } from '#client/features/campaigns/impression-tags/impression-tag-list';
import { TagDoctorDialog } from './tag-doctor-dialog';

interface Examined {
  id: number;
  name: string;
}

/** Names the tag that a link examines. */
const EXAMINE_PARAM = 'examine';

/** The name of a tag whose link does not hold it, as in a mail. */
function useTagName(kind: TagKind, id: number | null): string | null {
  const shared = { variables: { id: id ?? 0 }, context: { silent: true } };
  const isSite = kind === 'SITE';
  const site = useExaminedSiteTagQuery({ ...shared, skip: id === null || !isSite });
  const impression = useExaminedImpressionTagQuery({ ...shared, skip: id === null || isSite });

  if (site.data) return site.data.siteTag.tagDescription;
  return impression.data ? tagName(impression.data.impressionTag) : null;
}

function useLinkedTag(kind: TagKind) {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const number = Number(params.get(EXAMINE_PARAM));
  const id = Number.isSafeInteger(number) && number > 0 ? number : null;
  const held = typeof state === 'object' && state && 'name' in state ? String(state.name) : null;
  const loaded = useTagName(kind, held === null ? id : null);
  const clear = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(EXAMINE_PARAM);
        return next;
      },
      { replace: true },
    );

  const linked = id === null ? null : { id, name: held ?? loaded ?? `tag ${id}` };
  return { linked, clear };
}

/** The action of a tag's row that opens the tag doctor, and the open doctor. */
export function useTagDoctor<Row extends { id: number }>(
  kind: TagKind,
  nameOf: (row: Row) => string,
) {
  const [chosen, setChosen] = useState<Examined | null>(null);
  const { linked, clear } = useLinkedTag(kind);
  const examined = chosen ?? linked;
  const close = () => {
    setChosen(null);
    if (linked) clear();
  };

  return {
    action: (row: Row) => (
      <IconButton
        label={`Check ${nameOf(row)}`}
        icon={Stethoscope}
        onClick={() => setChosen({ id: row.id, name: nameOf(row) })}
      />
    ),
    dialog: examined && <TagDoctorDialog kind={kind} {...examined} onClose={close} />,
  };
}
