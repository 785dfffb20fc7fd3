import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { saveFile } from '#client/components/browser/save-file';
import { ExportMyDataDocument } from '#client/graphql/generated';

/** Saves what is stored of the person as a file. */
export function OwnData() {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: ExportMyDataDocument,
        fetchPolicy: 'no-cache',
      });
      if (data)
        saveFile(new Blob([data.exportMyData], { type: 'application/json' }), 'my-data.json');
    } catch {
      // The toast of a failed call says why.
    } finally {
      setLoading(false);
    }
  };

  return (
    <Stack gap="3" align="flex-start">
      <chakra.p textStyle="sm" color="fg.muted">
        Your profile, sign-ins and actions, as a JSON file.
      </chakra.p>
      <Button variant="outline" size="sm" loading={isLoading} onClick={() => void download()}>
        Download my data
      </Button>
    </Stack>
  );
}
