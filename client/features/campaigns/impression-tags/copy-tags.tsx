import { skipToken } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyButton } from '#client/components/inline/copy-button';
import { SelectField } from '#client/components/form/select-field';
import { useImpressionTagTextsQuery } from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { AD_SERVER_OPTIONS, TAG_FORMATS } from './tag-texts';

/** Copies the ticked tags in one ad server's format: pixel, JavaScript or VAST, with its macros. */
export function CopyTags({ ids }: { ids: readonly number[] }) {
  const { client: customer } = useContent();
  const [format, setFormat] = useState(TAG_FORMATS[0]?.value ?? 'PIXEL');
  const [adServer, setAdServer] = useState(AD_SERVER_OPTIONS[0]?.value ?? 'IAB');
  // Asked for as soon as they are ticked: copying must happen in the click itself.
  const { data, error } = useImpressionTagTextsQuery(
    ids.length === 0
      ? skipToken
      : { variables: { customerId: customer.id, ids: [...ids], format, adServer } },
  );

  return (
    <>
      <Box w="28">
        <SelectField
          label="Tag format"
          hideLabel
          size="xs"
          options={TAG_FORMATS}
          value={format}
          onChange={(value) =>
            setFormat(TAG_FORMATS.find((one) => one.value === value)?.value ?? format)
          }
        />
      </Box>
      <Box w="44">
        <SelectField
          label="Ad server"
          hideLabel
          size="xs"
          options={AD_SERVER_OPTIONS}
          value={adServer}
          onChange={(value) =>
            setAdServer(AD_SERVER_OPTIONS.find((one) => one.value === value)?.value ?? adServer)
          }
        />
      </Box>
      <CopyButton
        label={ids.length === 0 ? 'Copy selected' : `Copy selected (${ids.length})`}
        texts={data ? data.impressionTags.nodes.map(({ tagText }) => tagText) : null}
        isDisabled={ids.length === 0 || error !== undefined}
      />
    </>
  );
}
