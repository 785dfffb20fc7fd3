import { Box, chakra } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { TriangleAlert } from 'lucide-react';
import { lengthOf } from '#schema/field-rules';
import { FieldControl } from './field-control';
import { FieldFrame, FieldGroupFrame } from './field-frame';
import type { FormField } from './form-field';
import { countriesOf, toText, type FieldValue, type FormValues } from './form-values';

interface FieldRowProps<Values extends FormValues> {
  field: FormField<Values>;
  values: Values;
  error: string | null;
  onChange: (value: FieldValue) => void;
  onPatch: (part: Partial<Values>) => void;
  onTouch: () => void;
}

/** Controls of several parts name each part themselves. */
const GROUPS: ReadonlySet<string> = new Set<FormField<FormValues>['kind']>([
  'buttons',
  'choices',
  'countries',
  'toggle',
]);

/** A list elsewhere in the document that belongs to the field. */
const isOwnPopup = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-part=content]:not([data-scope=dialog])') !== null;

/** Opening the calendar of another field is no answer to this one. */
const isCalendarButton = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[data-scope=date-picker][data-part=trigger]');

const isSelfLabelled = <Values extends FormValues>(field: FormField<Values>): boolean =>
  field.kind === 'toggle' ||
  (field.kind === 'countries' && Boolean(field.hasPrimary ?? field.isPrimaryOnly));

function counterOf<Values extends FormValues>(field: FormField<Values>, values: Values) {
  if (field.kind !== 'text' || field.max === undefined || field.warnAt === undefined)
    return undefined;
  return <FieldCounter text={toText(values[field.name])} max={field.max} warnAt={field.warnAt} />;
}

/** The error is about the primary country, not the list under it. */
const isErrorOfPart = <Values extends FormValues>(field: FormField<Values>, values: Values) =>
  field.kind === 'countries' &&
  (field.hasPrimary === true || field.isPrimaryOnly === true) &&
  countriesOf(values[field.name]).primary === null;

export function FieldRow<Values extends FormValues>(props: FieldRowProps<Values>) {
  const { field, values, error, onChange, onPatch, onTouch } = props;
  const { label, help, isOptional, isReadOnly } = field;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    const isElsewhere = !isInside && !isOwnPopup(relatedTarget);
    if (isElsewhere && !isCalendarButton(relatedTarget)) onTouch();
  };

  const isOfPart = error !== null && isErrorOfPart(field, values);
  const Frame = GROUPS.has(field.kind) ? FieldGroupFrame : FieldFrame;

  return (
    <Box
      data-field={field.name}
      gridColumn={{
        base: 'span 2',
        sm: field.isHalf ? (field.isRowStart ? '1 / span 1' : 'span 1') : 'span 2',
      }}
      minW="0"
      onBlur={leave}
    >
      <Frame
        label={label}
        help={help}
        error={isOfPart ? null : error}
        isOptional={isOptional && field.kind !== 'toggle'}
        isReadOnly={isReadOnly}
        counter={counterOf(field, values)}
        isSelfLabelled={isSelfLabelled(field)}
      >
        <FieldControl
          field={field}
          values={values}
          partError={isOfPart ? error : null}
          onChange={onChange}
          onPatch={onPatch}
        />
      </Frame>
    </Box>
  );
}

interface FieldCounterProps {
  text: string;
  max: number;
  /** Number of used characters at which the counter warns. */
  warnAt: number;
}

/** Characters left, at the right under a field. */
function FieldCounter({ text, max, warnAt }: FieldCounterProps) {
  const used = lengthOf(text);
  const isWarning = used >= warnAt;

  return (
    <chakra.span
      ms="auto"
      flexShrink="0"
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="xs"
      data-figure
      data-warning={isWarning}
      color={isWarning ? 'fg.warning' : 'fg.muted'}
    >
      {isWarning && <TriangleAlert size={12} aria-hidden />}
      {used > max ? `${used - max} characters too many` : `${max - used} characters remaining`}
    </chakra.span>
  );
}
