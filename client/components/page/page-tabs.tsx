import { chakra, Tabs, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface PageTab<Id extends string> {
  id: Id;
  label: string;
  /** Waiting items: their number, and the text. Zero shows nothing. */
  waiting?: { count: number; text: string };
}

interface PageTabsProps<Id extends string> {
  label: string;
  tabs: readonly PageTab<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
  /** The content of the visible tab; other tabs render nothing. */
  children: ReactNode;
}

function WaitingCount({ count, text }: { count: number; text: string }) {
  return (
    <>
      <chakra.span
        aria-hidden
        minW="5"
        px="1.5"
        borderRadius="full"
        bg="brand.solid"
        color="brand.contrast"
        textStyle="2xs"
        lineHeight="1.25rem"
        textAlign="center"
      >
        {count}
      </chakra.span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  );
}

/** Shows one part of a page at a time. */
export function PageTabs<Id extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: PageTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On phones the tabs do not all fit: the selected one is in the middle, or as near as possible.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !chosen) return;
    list.current.scrollLeft =
      chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2;
  }, [shown]);

  return (
    <Tabs.Root
      value={shown}
      onValueChange={({ value }) => {
        const tab = tabs.find(({ id }) => id === value);
        if (tab) onShow(tab.id);
      }}
      size="sm"
      lazyMount
      unmountOnExit
    >
      {/* The line under the selected tab lies on the edge of the list. */}
      <Tabs.List
        ref={list}
        aria-label={label}
        position="relative"
        overflowX="auto"
        overflowY="hidden"
        pb="1px"
      >
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} flexShrink="0">
            {tab.label}
            {tab.waiting && tab.waiting.count > 0 && <WaitingCount {...tab.waiting} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={shown} tabIndex={-1} pt="4">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
