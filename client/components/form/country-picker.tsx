import { chakra, Field, Flex, IconButton, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { ComboboxField } from './combobox-field';
import { FieldError } from './field-error';
import {
  countryName,
  countryOptions,
  withCountry,
  withoutCountry,
  withPrimary,
  type Country,
  type CountryChoice,
} from './country-choice';
import { Tooltip } from '#client/components/feedback/tooltip';

interface CountryPickerProps {
  countries: readonly Country[];
  /** Codes that a person may choose. */
  available: readonly string[];
  value: CountryChoice;
  onChange: (value: CountryChoice) => void;
  hasPrimary?: boolean;
  isPrimaryOnly?: boolean;
  /** The last one cannot be removed. */
  isAtLeastOne?: boolean;
  isReadOnly?: boolean;
  primaryError?: string | null;
}

const LAST_WARNING = 'At least one country must remain selected';
const LAST_HELP = 'This is the last selected country and cannot be removed';
const PRIMARY_HELP = 'The primary country is always one of them';

/**
 * The home country and the countries of operation: chosen from a searchable list, shown as chips.
 */
export function CountryPicker(props: CountryPickerProps) {
  const {
    countries,
    available,
    value,
    onChange,
    hasPrimary,
    isPrimaryOnly,
    isAtLeastOne,
    isReadOnly,
    primaryError = null,
  } = props;

  const options = useMemo(() => countryOptions(countries, available), [countries, available]);
  // A chosen country stays readable, even when it is no longer available.
  const primaryOptions = useMemo(() => {
    const { primary } = value;
    if (primary === null || options.some((option) => option.value === primary)) return options;
    return [
      { value: primary, label: `${countryName(countries, primary)} (${primary})` },
      ...options,
    ];
  }, [options, value, countries]);

  const addable = options.filter((option) => !value.operational.includes(option.value));

  return (
    <Stack gap="2">
      {(hasPrimary || isPrimaryOnly) && (
        <Field.Root
          invalid={primaryError !== null}
          gap="1"
          minW="0"
          // The line of an error, as below every other field.
          pb={primaryError === null && !isPrimaryOnly ? '5' : '0'}
        >
          <Field.Label>Primary country</Field.Label>
          <ComboboxField
            label="Primary country"
            placeholder="Select a country"
            options={primaryOptions}
            value={value.primary}
            onChange={(code) =>
              onChange(
                isPrimaryOnly ? { primary: code, operational: [code] } : withPrimary(value, code),
              )
            }
            isDisabled={isReadOnly}
          />
          {primaryError !== null && <FieldError>{primaryError}</FieldError>}
        </Field.Root>
      )}
      {!isPrimaryOnly && (
        <>
          {!isReadOnly && (
            <ComboboxField
              label={`${hasPrimary ? 'Operational countries' : 'Countries'}${isAtLeastOne && value.operational.length === 0 ? ' · Required' : ''}`}
              hideLabel={!hasPrimary}
              placeholder="Add a country"
              options={addable}
              value={null}
              onChange={(code) => onChange(withCountry(value, code))}
            />
          )}
          <CountryChips
            {...props}
            isLastKept={isAtLeastOne === true && value.operational.length === 1}
          />
        </>
      )}
    </Stack>
  );
}

function CountryChips({
  countries,
  value,
  onChange,
  isReadOnly,
  isLastKept,
}: CountryPickerProps & { isLastKept: boolean }) {
  if (value.operational.length === 0) return null;

  return (
    <Stack gap="1">
      <Flex as="ul" wrap="wrap" gap="1.5" listStyleType="none" aria-label="Selected countries">
        {value.operational.map((code) => {
          const name = countryName(countries, code);
          const lockReason = isLastKept
            ? LAST_WARNING
            : code === value.primary
              ? PRIMARY_HELP
              : null;

          return (
            <chakra.li
              key={code}
              display="inline-flex"
              alignItems="center"
              gap="0.5"
              ps="2"
              pe={isReadOnly ? '2' : '0'}
              minH="6"
              borderRadius="sm"
              borderWidth="1px"
              borderColor="brand.emphasized"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="xs"
            >
              {code === value.primary ? `${name} · primary` : name}
              {!isReadOnly && (
                <Tooltip content={lockReason ?? `Remove ${name}`}>
                  <IconButton
                    aria-label={`Remove ${name}`}
                    // Not `disabled`: the reason stays reachable by keyboard.
                    aria-disabled={lockReason !== null}
                    variant="ghost"
                    size="2xs"
                    color="inherit"
                    opacity={lockReason === null ? 1 : 0.5}
                    onClick={() => lockReason === null && onChange(withoutCountry(value, code))}
                  >
                    <X aria-hidden />
                  </IconButton>
                </Tooltip>
              )}
            </chakra.li>
          );
        })}
      </Flex>
      {isLastKept && !isReadOnly && (
        <chakra.p textStyle="xs" color="fg.muted">
          {LAST_HELP}
        </chakra.p>
      )}
    </Stack>
  );
}
