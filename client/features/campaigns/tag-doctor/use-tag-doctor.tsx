import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import type { TagKind } from '#client/graphql/generated';
import { TagDoctorDialog } from './tag-doctor-dialog';

/** The action of a tag's row that opens the tag doctor, and the open doctor. */
export function useTagDoctor<Row extends { id: number }>(
  kind: TagKind,
  nameOf: (row: Row) => string,
) {
  const [examined, setExamined] = useState<Row | null>(null);

  return {
    action: (row: Row) => (
      <IconButton
        label={`Examine ${nameOf(row)}`}
        icon={Stethoscope}
        onClick={() => setExamined(row)}
      />
    ),
    dialog: examined && (
      <TagDoctorDialog
        kind={kind}
        id={examined.id}
        name={nameOf(examined)}
        onClose={() => setExamined(null)}
      />
    ),
  };
}
