import { Box, chakra, Field, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '#client/components/form/field-error';

interface FieldFrameProps {
  label: string;
  help?: string;
  error: string | null;
  isOptional?: boolean;
  isReadOnly?: boolean;
  counter?: ReactNode;
  /** The control has its own label. */
  isSelfLabelled?: boolean;
  children: ReactNode;
}

function LabelText({
  label,
  isOptional,
  isReadOnly,
}: Pick<FieldFrameProps, 'label' | 'isOptional' | 'isReadOnly'>) {
  return (
    <>
      {label}
      {isOptional && !isReadOnly && (
        <chakra.span color="fg.muted" fontWeight="normal">
          {' (optional)'}
        </chakra.span>
      )}
    </>
  );
}

/** Help or error, and the counter. Always rendered, so that nothing moves when an error appears. */
function FieldFoot({ help, error, counter }: Pick<FieldFrameProps, 'help' | 'error' | 'counter'>) {
  return (
    <Flex w="full" gap="0" columnGap="2" minH="4" align="flex-start" wrap="wrap">
      {error !== null ? (
        <FieldError>{error}</FieldError>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
      {counter}
    </Flex>
  );
}

/** The frame of a control: its label above; help or error and the counter below. */
export function FieldFrame(props: FieldFrameProps) {
  const { error, isOptional, isReadOnly, children } = props;

  return (
    <Field.Root
      invalid={error !== null}
      required={!isOptional && !isReadOnly}
      readOnly={isReadOnly}
      gap="1"
      minW="0"
    >
      <Field.Label>
        <LabelText {...props} />
      </Field.Label>
      {children}
      <FieldFoot {...props} />
    </Field.Root>
  );
}

/** The same frame for several controls, each with a name of its own. */
export function FieldGroupFrame(props: FieldFrameProps) {
  const { error, children } = props;
  const [labelId, footId] = [useId(), useId()];

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={footId} minW="0">
      <chakra.p
        id={labelId}
        textStyle="label"
        mb="1.5"
        {...(props.isSelfLabelled && { srOnly: true })}
      >
        <LabelText {...props} />
      </chakra.p>
      {children}
      <Box id={footId} mt="1">
        <Field.Root invalid={error !== null} role="presentation">
          <FieldFoot {...props} />
        </Field.Root>
      </Box>
    </Box>
  );
}
