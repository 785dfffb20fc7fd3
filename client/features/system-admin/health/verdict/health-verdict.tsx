import { chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { HealthReports, type HealthProblem } from './health-reports';

const LOOKS = {
  checking: { icon: CircleDashed, text: 'Checking …', colour: 'fg.muted', edge: 'border' },
  well: { icon: CircleCheck, text: 'All is well', colour: 'fg.success', edge: 'border' },
  wrong: {
    icon: CircleAlert,
    text: 'Needs attention',
    colour: 'fg.error',
    edge: 'border.error',
  },
} as const;

type Reports = Readonly<Record<string, HealthProblem>>;

function lookOf(reports: Reports): keyof typeof LOOKS {
  const problems = Object.values(reports);
  if (problems.some((problem) => typeof problem === 'string')) return 'wrong';
  return problems.length === 0 || problems.includes(undefined) ? 'checking' : 'well';
}

function detailOf(reports: Reports, look: keyof typeof LOOKS): string {
  if (look === 'wrong')
    return Object.entries(reports)
      .flatMap(([part, problem]) => (problem ? [`${part}: ${problem}`] : []))
      .join(' · ');
  return look === 'well' ? Object.keys(reports).join(', ') : '';
}

/** One answer for the whole page, above the panels that it is made of. */
export function HealthVerdict({ children }: { children: ReactNode }) {
  const [reports, setReports] = useState<Reports>({});
  const report = useCallback(
    (part: string, problem: HealthProblem) =>
      setReports((before) => ({ ...before, [part]: problem })),
    [],
  );

  const look = lookOf(reports);
  const { icon: Icon, text, colour, edge } = LOOKS[look];

  return (
    <HealthReports value={report}>
      <Flex
        role="status"
        aria-label="Verdict"
        layerStyle="panel"
        borderColor={edge}
        align="center"
        gap="2.5"
        px="4"
        py="3"
        minH="12"
      >
        <chakra.span color={colour} flexShrink="0" asChild>
          <Icon size={20} aria-hidden />
        </chakra.span>
        <chakra.span textStyle="md" fontWeight="semibold" flexShrink="0">
          {text}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.muted" overflowWrap="anywhere" minW="0">
          {detailOf(reports, look)}
        </chakra.span>
      </Flex>
      {children}
    </HealthReports>
  );
}
