import { Button, chakra, Stack } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { PreviewDialog } from './preview-dialog';
import { hasMovingDays } from './view-texts';

interface ScheduleIntroProps {
  name: string;
  address: string;
}

/** Explains what a report contains, and shows how its mail looks. */
export function ScheduleIntro({ name, address }: ScheduleIntroProps) {
  const [isShown, setShown] = useState(false);

  return (
    <Stack align="flex-start" gap="2" mb="3">
      <chakra.p textStyle="sm" color="fg.muted">
        {hasMovingDays({ address })
          ? 'A summary with the workbook attached, for the days of the view’s range at the time of sending.'
          : 'A summary with the workbook attached. This view is of fixed days: every report shows the same ones. Choose a range such as Last Week for days that move with time.'}
      </chakra.p>
      <Button variant="outline" size="xs" onClick={() => setShown(true)}>
        <Eye aria-hidden />
        Preview the mail
      </Button>
      {isShown && <PreviewDialog name={name} address={address} onClose={() => setShown(false)} />}
    </Stack>
  );
}
