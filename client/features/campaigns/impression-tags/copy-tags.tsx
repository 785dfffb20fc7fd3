import { skipToken } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyButton } from '#client/components/inline/copy-button';
import { SelectField } from '#client/components/form/select-field';
import { useImpressionTagTextsQuery } from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/content/content';
import { namedText } from './named-texts';
import { AD_SERVER_OPTIONS, FORMAT_OPTIONS } from './tag-texts';

/** Copies the ticked tags in one ad server's format: pixel, JavaScript or VAST, with its macros. */
export function CopyTags({ ids }: { ids: readonly number[] }) {
  const { client: customer } = useContent();
  const [format, setFormat] = useState(FORMAT_OPTIONS[0]?.value ?? 'PIXEL');
  const [adServer, setAdServer] = useState(AD_SERVER_OPTIONS[0]?.value ?? 'IAB');
  // Asked for as soon as they are ticked: copying must happen in the click itself.
  const { data, error } = useImpressionTagTextsQuery(
    ids.length === 0
      ? skipToken
      : { variables: { customerId: customer.id, ids: [...ids], format, adServer } },
  );

  const tags = data?.impressionTags.nodes;
  const isDisabled = ids.length === 0 || error !== undefined;

  return (
    <>
      <Box w="28">
        <SelectField
          label="Tag format"
          hideLabel
          size="xs"
          options={FORMAT_OPTIONS}
          value={format}
          onChange={(value) =>
            setFormat(FORMAT_OPTIONS.find((one) => one.value === value)?.value ?? format)
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
        texts={tags?.map(({ tagText }) => tagText) ?? null}
        isDisabled={isDisabled}
      />
      <CopyButton
        label="Copy with names"
        texts={tags?.map((tag) => namedText(tag, format)) ?? null}
        isDisabled={isDisabled}
      />
    </>
  );
}
