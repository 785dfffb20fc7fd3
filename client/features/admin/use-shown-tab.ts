import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '#client/components/feedback/toast-store';
import { useTabParam } from '#client/components/table/use-tab-param';
import { useSession } from '#client/session/use-session';
import { usualTab, visibleTabs } from './admin-tabs';
import { tabOfTarget } from './associations/use-incoming-requests';
import { useRecordLink } from '#client/records/use-linked-record';

/**
 * Mails link to this; it is not a tab of its own, but a part of the clients' or the agencies' tab.
 */
const ASSOCIATIONS = 'associations';

/** The tabs of the role, and the one in the URL: by name, or by a record to open. */
export function useShownTab(viewerCan: readonly string[]) {
  const { flags } = useSession();
  const tabs = visibleTabs(viewerCan);
  const ids = tabs.map(({ id }) => id);
  const associationsTab = tabOfTarget('CUSTOMER', ids);
  const [params] = useSearchParams();
  const usual = params.get('tab') === ASSOCIATIONS ? associationsTab : usualTab(flags);
  const { shown, show } = useTabParam(ids, usual);
  const { link, forget } = useRecordLink();
  const linked = link && tabs.find(({ kind }) => kind === link.kind);

  useEffect(() => {
    if (!link?.kind) return;
    if (linked) return linked.id === shown ? undefined : show(linked.id);
    const act = link.act === 'edit' ? 'save' : 'delete';
    showToast({ text: `Unable to ${act} ${link.kind}. Unknown entity type.`, tone: 'danger' });
    forget();
  }, [link, linked, shown, show, forget]);

  return {
    tabs,
    ids,
    associationsTab,
    show,
    tab: linked ?? tabs.find(({ id }) => id === shown) ?? tabs[0],
  };
}
