import { Button, chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { Tooltip } from '../../../components/tooltip';

export interface BarActionsProps {
  onAnalyse: () => void;
  /** The words stand beside the icons. */
  hasWords?: boolean;
}

const LOOK = { variant: 'outline', size: 'sm', px: '2.5', borderColor: 'border.control', color: 'fg' } as const;

/** What can be done with the figures on screen. */
export function BarActions({ onAnalyse, hasWords = false }: BarActionsProps) {
  return (
    <>
      <Tooltip content="Analyse" isDisabled={hasWords}>
        <Button {...LOOK} flex={hasWords ? '1' : 'none'} aria-label="Analyse" onClick={onAnalyse}>
          <Sparkles aria-hidden />
          {hasWords && <chakra.span textStyle="xs">Analyse</chakra.span>}
        </Button>
      </Tooltip>
    </>
  );
}
