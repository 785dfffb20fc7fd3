import { chakra, Heading, Stack } from '@chakra-ui/react';
import { useId, type MouseEvent } from 'react';
import type { ReportSection } from './report';

interface ReportTextProps {
  /** Safe HTML. */
  sections: readonly ReportSection[];
  /** A link to a panel was followed in this window. */
  onFollow: (address: string) => void;
}

const LINK = { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '2px' };

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

function Section({ title, paragraphs }: ReportSection) {
  const headingId = useId();

  return (
    <chakra.section aria-labelledby={title && headingId}>
      {title && (
        <Heading as="h3" id={headingId} textStyle="md" fontWeight="semibold" mb="2">
          {title}
        </Heading>
      )}
      <Stack gap="2">
        {paragraphs.map((html) => (
          // Sanitised in safe-html.ts; a div, because a paragraph's HTML may hold blocks of its
          // own.
          <chakra.div key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </Stack>
    </chakra.section>
  );
}

export function ReportText({ sections, onFollow }: ReportTextProps) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address || opensElsewhere(event)) return;
    event.preventDefault();
    onFollow(address);
  };

  return (
    // Keys reach the links themselves, which turn Enter into a click.
    <Stack gap="5" onClick={follow} css={{ '& a': LINK }}>
      {sections.map((section) => (
        <Section key={section.title ?? 'summary'} {...section} />
      ))}
    </Stack>
  );
}
