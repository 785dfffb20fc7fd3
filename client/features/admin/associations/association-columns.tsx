import { Unlink } from 'lucide-react';
import { countryName, type Country } from '#client/components/form/country-choice';
import { IconButton } from '#client/components/inline/icon-button';
import type { Column } from '#client/components/table/table-columns';
import type { AssociationRowFragment } from '#client/graphql/generated';
import { kindText } from './party-texts';

type Row = AssociationRowFragment;

interface AssociationColumnsContext {
  countries: readonly Country[];
  onEnd: (association: Row) => void;
}

/** The columns of the associations, newest first. */
export const associationColumns = (context: AssociationColumnsContext): readonly Column<Row>[] => [
  {
    key: 'name',
    head: 'Organisation',
    kind: 'text',
    isSortable: false,
    value: ({ partner }) => partner.name,
  },
  {
    key: 'kind',
    head: 'Kind',
    kind: 'chip',
    isSortable: false,
    value: ({ partner }) => kindText(partner),
  },
  {
    key: 'country',
    head: 'Country',
    kind: 'text',
    isSortable: false,
    value: ({ partner }) => countryName(context.countries, partner.countryCode),
  },
  { key: 'since', head: 'Since', kind: 'date', isSortable: false, value: ({ since }) => since },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: (association) => (
      <IconButton
        label={`End the association with ${association.partner.name}`}
        refusal={association.viewerCan.includes('end') ? undefined : 'No permission to end'}
        icon={Unlink}
        onClick={() => context.onEnd(association)}
      />
    ),
  },
];
