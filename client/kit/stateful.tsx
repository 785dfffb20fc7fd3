import { Box, Button } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

interface StatefulProps<Value> {
  start: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** A component whose value its parent keeps. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

interface OpenedProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A dialog or drawer, behind a button. */
export const Opened = ({ label, children }: OpenedProps) => (
  <Stateful start={false}>
    {(isOpen, setOpen) => (
      <>
        <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
          {label}
        </Button>
        {isOpen && children(() => setOpen(false))}
      </>
    )}
  </Stateful>
);

/** A part of a page that is fixed or sticky, kept inside of a frame. */
export const Framed = ({ heightPx, children }: { heightPx: number; children: ReactNode }) => (
  <Box
    h={`${heightPx}px`}
    borderWidth="1px"
    overflow="auto"
    // The frame becomes what a fixed element is fixed to.
    transform="translateZ(0)"
  >
    {children}
  </Box>
);
