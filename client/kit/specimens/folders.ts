import type { SpecimenFolder } from '#client/kit/specimen';
import { charts } from './charts';
import { dateRangePicker } from './date-range-picker';
import { entityForm } from './entity-form';
import { feedback } from './feedback';
import { filterToggle } from './filter-toggle';
import { form } from './form';
import { inline } from './inline';
import { maps } from './map';
import { menus } from './menu';
import { multiSelect } from './multi-select';
import { page } from './page';
import { panels } from './panel';
import { tables } from './table';

/** A new folder of client/components is a line here; a test fails when one is missing. */
export const FOLDERS: readonly SpecimenFolder[] = [
  { folder: 'charts', specimens: charts },
  { folder: 'date-range-picker', specimens: dateRangePicker },
  { folder: 'entity-form', specimens: entityForm },
  { folder: 'feedback', specimens: feedback },
  { folder: 'filter-toggle', specimens: filterToggle },
  { folder: 'form', specimens: form },
  { folder: 'inline', specimens: inline },
  { folder: 'map', specimens: maps },
  { folder: 'menu', specimens: menus },
  { folder: 'multi-select', specimens: multiSelect },
  { folder: 'page', specimens: page },
  { folder: 'panel', specimens: panels },
  { folder: 'table', specimens: tables },
];
