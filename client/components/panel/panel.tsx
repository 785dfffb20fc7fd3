import { Box, chakra, Flex, Heading, HStack } from '@chakra-ui/react';
import { memo, useContext, useId, type ReactNode } from 'react';
import { usePortalSlot } from '#client/components/browser/portal-slot';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { HelpMark } from './note/help-mark';
import { PanelActionsSlot } from './panel-actions';
import { PanelNotice } from './panel-notice';
import { PanelSkeleton, type SkeletonShape } from './panel-skeleton';
import type { PanelState } from './panel-state';
import { Refreshing } from './refreshing';

export interface PanelProps {
  /** Makes the panel a target of URLs and of the focus. */
  id?: string;
  title: string;
  subtitle?: string;
  help?: ReactNode;
  /** Buttons at the right of the head. */
  actions?: ReactNode;
  /** The sample, the interval or the zone. */
  foot?: ReactNode;
  state: PanelState;
  skeleton?: SkeletonShape;
  /**
   * Height in pixels, the same in every state; `md` only from tablets up, `least` where the content
   * may be higher. By default the body is as high as its content.
   */
  bodyHeight?: number | { md: number } | { least: number };
  /** New data is loading: the content stays, dimmed, under a thin bar. */
  isRefreshing?: boolean;
  emptyText?: string;
  emptyAction?: ReactNode;
  failure?: string;
  onRetry?: () => void;
  onClearFilters?: () => void;
  /** No padding around the content: tables draw to the edges. */
  flush?: boolean;
  children: ReactNode;
}

function heightOf({ bodyHeight, state }: Pick<PanelProps, 'bodyHeight' | 'state'>) {
  if (typeof bodyHeight !== 'object') return { h: bodyHeight && `${bodyHeight}px` };
  if ('md' in bodyHeight) return { h: { md: `${bodyHeight.md}px` } };
  const least = `${bodyHeight.least}px`;
  return state === 'ready' ? { minH: least } : { h: least };
}

/** Returns true while this panel or all panels here load new data. */
function useRefreshing({ isRefreshing, state }: Pick<PanelProps, 'isRefreshing' | 'state'>) {
  const areAll = useContext(Refreshing);
  return (isRefreshing === true || areAll) && state !== 'loading';
}

function PanelBusyBar(props: Pick<PanelProps, 'isRefreshing' | 'state'>) {
  return useRefreshing(props) && <BusyBar />;
}

/** Stays as it is while the figures change. */
const PanelTitle = memo(function PanelTitle({
  id,
  title,
  subtitle,
  help,
}: Pick<PanelProps, 'title' | 'subtitle' | 'help'> & { id: string }) {
  return (
    <HStack gap="1" minW="0">
      <Box minW="0">
        <Heading as="h2" id={id} textStyle="md" fontWeight="semibold" truncate>
          {title}
        </Heading>
        {subtitle && (
          <chakra.p textStyle="xs" color="fg.muted" truncate>
            {subtitle}
          </chakra.p>
        )}
      </Box>
      {help && <HelpMark label={title}>{help}</HelpMark>}
    </HStack>
  );
});

/** The content, dimmed while newer data loads. */
function PanelBody(props: PanelProps) {
  const { state, flush, bodyHeight } = props;
  const isRefreshing = useRefreshing(props);

  return (
    <Box
      data-panel-body
      aria-busy={state === 'loading' || isRefreshing}
      px={flush && state === 'ready' ? '0' : '4'}
      pb={flush && state === 'ready' ? '0' : '4'}
      {...heightOf(props)}
      flex={bodyHeight ? undefined : '1'}
      layerStyle={isRefreshing ? 'stale' : undefined}
      transition="opacity 100ms"
    >
      {props.children}
    </Box>
  );
}

/** The element that holds what the content puts there is always there. */
const NONE_IF_EMPTY = { '&:not(:has(> * > *))': { display: 'none' } };

export function Panel(props: PanelProps) {
  const { id, title, subtitle, help, actions, foot, state, skeleton = 'chart', children } = props;

  const titleId = useId();
  const { element, place } = usePortalSlot();

  return (
    <chakra.section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-panel
      aria-labelledby={titleId}
      layerStyle="panel"
      display="flex"
      flexDirection="column"
      position="relative"
      overflow="hidden"
      minW="0"
      h="full"
    >
      <PanelBusyBar isRefreshing={props.isRefreshing} state={state} />
      <Flex
        as="header"
        align="center"
        justify="space-between"
        gap="2"
        px="4"
        pt="2"
        pb="1"
        minH="11"
        wrap="wrap"
      >
        <PanelTitle id={titleId} title={title} subtitle={subtitle} help={help} />
        <HStack
          data-panel-actions
          gap="1"
          ms="auto"
          flexGrow={{ base: 1, sm: 0 }}
          justify="flex-end"
        >
          {actions}
          <HStack gap="1" ref={place} css={NONE_IF_EMPTY} />
        </HStack>
      </Flex>
      <PanelBody {...props}>
        {state === 'loading' && <PanelSkeleton shape={skeleton} />}
        {state === 'empty' && (
          <PanelNotice text={props.emptyText ?? 'No data available'} action={props.emptyAction} />
        )}
        {state === 'filtered' && <PanelNotice kind="filtered" onAct={props.onClearFilters} />}
        {state === 'failed' && (
          <PanelNotice kind="failed" text={props.failure} onAct={props.onRetry} />
        )}
        {state === 'ready' && <PanelActionsSlot value={element}>{children}</PanelActionsSlot>}
      </PanelBody>
      {foot && (
        <chakra.footer
          mt="auto"
          px="4"
          py="2"
          borderTopWidth="1px"
          borderColor="border.muted"
          textStyle="xs"
          color="fg.muted"
        >
          {foot}
        </chakra.footer>
      )}
    </chakra.section>
  );
}
