import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { toggleText } from '#client/components/filter-toggle/filter-toggle';
import {
  useFilterToggles,
  type FilterTarget,
} from '#client/features/dashboard/filter-toggles/filter-toggles';
import { panelUrl } from '#client/features/dashboard/panels/panel-links';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { PANEL_TITLES, type PanelId } from '#schema/dashboard-panels';
import { CLIENT_PARAM } from '#schema/dashboard-url';
import { recordPath } from '#client/records/record-path';
import type { Finding } from './finding';

interface FindingActionProps {
  finding: Finding;
  view: DashboardView;
  /** Called when the button leads away from where it is. */
  onFollow?: () => void;
}

const BUTTON = {
  size: 'xs',
  variant: 'outline',
  maxW: 'full',
  minW: '0',
  flexShrink: 1,
  justifyContent: 'flex-start',
} as const;

const TEXT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A list of the client's content, with the record to open. */
function contentPath(view: DashboardView, tab: string, opened: string, id: number | null): string {
  const params = new URLSearchParams([[CLIENT_PARAM, String(view.client?.id ?? '')]]);
  params.set('tab', tab);
  if (id !== null) params.set(opened, String(id));
  return `/campaigns?${params}`;
}

/** Returns the link of a finding that is not about a filter. */
function buildLink({ action, panel }: Finding, view: DashboardView, search: string) {
  switch (action.kind) {
    case 'PLAN_IMPRESSIONS':
      return {
        text: 'Plan more impressions',
        to: contentPath(view, 'bookings', 'edit', action.bookingId),
      };
    case 'OPEN_BOOKING':
      return {
        text: 'Open the booking',
        to: recordPath('booking', action.bookingId ?? 0),
      };
    case 'FIX_TAG':
      return {
        text: action.tagId === null ? 'Look at the site tags' : 'Check the tag',
        to: contentPath(
          view,
          action.tagKind === 'SITE' ? 'site-tags' : 'impression-tags',
          'examine',
          action.tagId,
        ),
      };
    default: {
      const to = panelUrl(panel, view, search);
      return to && { text: `Show ${PANEL_TITLES[panel as PanelId]}`, to }; // the URL exists only for a panel
    }
  }
}

/** The one button of a finding: filter by its row, or go where something can be done. */
export function FindingAction({ finding, view, onFollow }: FindingActionProps) {
  const { search } = useLocation();
  const { filterToggle } = useFilterToggles();
  const target = finding.action.kind === 'FILTER' ? targetOf(finding.subject) : null;
  const toggle = target && filterToggle(target, finding.subject.name ?? '');

  if (toggle) {
    const press = () => {
      toggle.toggle();
      onFollow?.();
    };
    return (
      <Button {...BUTTON} aria-pressed={toggle.isPressed} onClick={press}>
        <span style={TEXT}>{toggleText(toggle)}</span>
      </Button>
    );
  }

  const link = buildLink(finding, view, search);
  if (!link) return null;

  return (
    <Button {...BUTTON} asChild>
      <Link to={link.to} state={{ name: finding.subject.name }} onClick={onFollow}>
        <span style={TEXT}>{link.text}</span>
      </Link>
    </Button>
  );
}

/** Filter that the button of a finding sets; null where it is about no row of a filter. */
function targetOf({ dimension, rowIds }: Finding['subject']): FilterTarget | null {
  const [first, second] = rowIds;
  if (first === undefined) return null;

  switch (dimension) {
    case 'CREATIVE':
      return { creatives: first };
    case 'CHANNEL':
      return { channels: first };
    case 'REGION':
      return { regions: first };
    case 'DAYPART':
      return { dayparts: first };
    case 'WEEKDAY_AND_DAYPART':
      return second === undefined ? null : { weekdays: first, dayparts: second };
    case 'SITE':
      return { sites: first };
    default:
      return null;
  }
}
