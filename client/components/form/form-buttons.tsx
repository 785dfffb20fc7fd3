import { Button, HStack } from '@chakra-ui/react';

interface FormButtonsProps {
  /** Text of the submit button: 'Rename'. */
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The buttons below a form that is no dialog: the one that sends it, and Cancel. */
export function FormButtons({ label, isBusy, onCancel }: FormButtonsProps) {
  return (
    <HStack wrap="wrap" gap="2">
      <Button type="submit" loading={isBusy} loadingText={label}>
        {label}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </HStack>
  );
}
