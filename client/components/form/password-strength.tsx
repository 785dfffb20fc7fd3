import { chakra, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#schema/field-rules';

interface Strength {
  text: string;
  /** Filled parts of the bar. */
  level: number;
  tone: 'error' | 'warning' | 'success';
}

const PARTS = [1, 2, 3, 4];
const TOO_SHORT: Strength = {
  text: `Too short: at least ${MIN_PASSWORD_LENGTH} characters`,
  level: 1,
  tone: 'error',
};
const WEAK: Strength = { text: 'Weak: easy to guess', level: 1, tone: 'error' };
const FAIR: Strength = { text: 'Fair: longer is better', level: 2, tone: 'warning' };
const GOOD: Strength = { text: 'Good', level: 3, tone: 'success' };
const STRONG: Strength = { text: 'Strong', level: 4, tone: 'success' };
const BY_SCORE = [WEAK, WEAK, FAIR, GOOD, STRONG];

const isTooShort = (password: string) => [...password].length < MIN_PASSWORD_LENGTH;

async function strengthOf(password: string): Promise<Strength> {
  const { scorePassword } = await import('./score-password');
  return BY_SCORE[scorePassword(password)] ?? WEAK;
}

/** Shows how hard the typed password is to guess; nothing while it is empty. */
export function PasswordStrength({ password }: { password: string }) {
  const [strength, setStrength] = useState<Strength | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Strength | null) => isCurrent && setStrength(next);
    // Without the module, the server's answer still says what is wrong.
    if (!isTooShort(password)) void strengthOf(password).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [password]);

  const typed = isTooShort(password) ? TOO_SHORT : strength;
  const shown = password === '' ? null : typed;

  return (
    <Stack gap="1" mt={shown ? '-2' : '-4'} role="status" aria-label="Password strength">
      {shown && (
        <>
          <HStack gap="1" aria-hidden>
            {PARTS.map((part) => (
              <chakra.span
                key={part}
                flex="1"
                h="1"
                borderRadius="full"
                bg={part <= shown.level ? `fg.${shown.tone}` : 'border'}
              />
            ))}
          </HStack>
          <chakra.span textStyle="sm" color="fg.muted">
            {shown.text}
          </chakra.span>
        </>
      )}
    </Stack>
  );
}
