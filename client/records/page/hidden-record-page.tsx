import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { nounTitle } from './noun-title';

interface HiddenRecordPageProps {
  noun: string;
  /** Null where the URL has no number. */
  id: number | null;
}

/** Replaces a record that is not visible, or that no longer exists. */
export function HiddenRecordPage({ noun, id }: HiddenRecordPageProps) {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const number = id === null ? '' : `: ${noun} no. ${id}`;

  return (
    <>
      <PageHeader title={nounTitle(noun)} />
      <PageBody>
        <Box layerStyle="panel" py="12">
          <PanelNotice
            text={`This link leads to ${article} ${noun} that you cannot see${number}. It may have been removed, or belong to another organisation.`}
            action={
              <Button size="xs" variant="outline" asChild>
                <Link to="/overview">Open the overview</Link>
              </Button>
            }
          />
        </Box>
      </PageBody>
    </>
  );
}
