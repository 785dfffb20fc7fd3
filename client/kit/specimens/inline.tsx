import { HStack } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Chip } from '#client/components/inline/chip';
import { CopyButton } from '#client/components/inline/copy-button';
import { IconButton } from '#client/components/inline/icon-button';
import { IconLink } from '#client/components/inline/icon-link';
import { TextLink } from '#client/components/inline/text-link';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';

const TONES = ['neutral', 'brand', 'info', 'success', 'warning', 'danger'] as const;
const nothing = () => undefined;

export const inline: readonly Specimen[] = [
  {
    component: 'inline/chip',
    states: {
      tones: (
        <HStack wrap="wrap">
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </HStack>
      ),
      'with a hint': <Chip hint="Shown on hover and focus">Active</Chip>,
      'long text': <Chip>{LONG_TEXT}</Chip>,
    },
  },
  {
    component: 'inline/copy-button',
    states: {
      data: <CopyButton label="Copy tags" texts={['one', 'two']} />,
      loading: <CopyButton label="Copy tags" texts={null} />,
      disabled: <CopyButton label="Copy tags" texts={[]} isDisabled />,
    },
  },
  {
    component: 'inline/icon-link',
    states: { data: <IconLink label="Figures of Summer" icon={Pencil} to="/dashboard" /> },
  },
  {
    component: 'inline/icon-button',
    states: {
      data: <IconButton label="Edit" icon={Pencil} onClick={nothing} />,
      pressed: <IconButton label="Edit" icon={Pencil} onClick={nothing} isPressed />,
      loading: <IconButton label="Edit" icon={Pencil} onClick={nothing} isLoading />,
      disabled: <IconButton label="Edit" icon={Pencil} onClick={nothing} isDisabled />,
      refused: <IconButton label="Edit" icon={Pencil} onClick={nothing} refusal="No permission" />,
    },
  },
  {
    component: 'inline/text-link',
    states: { data: <TextLink type="button">Forgot password</TextLink> },
  },
];
