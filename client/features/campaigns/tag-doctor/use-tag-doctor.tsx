import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { IconButton } from '#client/components/inline/icon-button';
import type { TagKind } from '#client/graphql/generated';
import { TagDoctorDialog } from './tag-doctor-dialog';

interface Examined {
  id: number;
  name: string;
}

/** Names the tag that a link examines; the state of the link holds its name. */
const EXAMINE_PARAM = 'examine';

function useLinkedTag() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const id = Number(params.get(EXAMINE_PARAM));
  const named =
    typeof state === 'object' && state && 'name' in state ? String(state.name) : `tag ${id}`;
  const clear = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(EXAMINE_PARAM);
        return next;
      },
      { replace: true },
    );

  return { linked: Number.isSafeInteger(id) && id > 0 ? { id, name: named } : null, clear };
}

/** The action of a tag's row that opens the tag doctor, and the open doctor. */
export function useTagDoctor<Row extends { id: number }>(
  kind: TagKind,
  nameOf: (row: Row) => string,
) {
  const [chosen, setChosen] = useState<Examined | null>(null);
  const { linked, clear } = useLinkedTag();
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
