import { chakra, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

const PAUSE_MS = 250;

/** Searches when the typing pauses. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(onSearch);

  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      latest.current(typed.trim());
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <chakra.span position="relative" display="block" w={{ base: 'full', sm: '60' }}>
      <Input
        type="search"
        size="xs"
        ps="8"
        aria-label={label}
        placeholder="Search"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
      />
      <chakra.span
        position="absolute"
        insetStart="2.5"
        top="2"
        color="fg.subtle"
        pointerEvents="none"
        asChild
      >
        <Search size={14} aria-hidden />
      </chakra.span>
    </chakra.span>
  );
}
