import { defineTokens } from '@chakra-ui/react';

type Ramp = readonly [string, string, string, string, string, string, string, string, string, string, string];

const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

const ramp = (...values: Ramp) => Object.fromEntries(SHADES.map((shade, at) => [shade, { value: values[at] ?? '' }]));

// prettier-ignore -- one ramp a line, light to dark, reads as the table it is.
export const colours = defineTokens.colors({
  white: { value: '#ffffff' },
  black: { value: '#000000' },
  // 800 is the brand colour, 600 its tint.
  brand: ramp(
    '#eff6fa',
    '#dcebf4',
    '#b5d6e7',
    '#84bbd7',
    '#4f9bc3',
    '#2a78a4',
    '#1f628e',
    '#134d70',
    '#00405c',
    '#062f44',
    '#0c2635',
  ),
  // 500 is the secondary colour: a fill with a dark label, never text or a thin line on white.
  sky: ramp(
    '#edf9ff',
    '#d5f1ff',
    '#abe3ff',
    '#74d0fc',
    '#38b9f2',
    '#00a2e8',
    '#0080ba',
    '#006694',
    '#024f73',
    '#083c57',
    '#0a2838',
  ),
  gray: ramp(
    '#f7f9fa',
    '#eff2f5',
    '#e1e6eb',
    '#cbd3da',
    '#9aa6b1',
    '#6d7a86',
    '#55626e',
    '#414c57',
    '#2a343d',
    '#1a222a',
    '#10171d',
  ),
  green: ramp(
    '#ebf8ee',
    '#d4f0db',
    '#a8e0b5',
    '#76cb8b',
    '#4ab868',
    '#28a745',
    '#1d8537',
    '#19702f',
    '#165a28',
    '#11431f',
    '#0c2c15',
  ),
  amber: ramp(
    '#fff9e6',
    '#fff0c2',
    '#ffe38a',
    '#ffd54d',
    '#ffc92b',
    '#ffc107',
    '#b98900',
    '#7d5b00',
    '#664a00',
    '#4a3600',
    '#302300',
  ),
  red: ramp(
    '#fdeeef',
    '#fbd9dc',
    '#f5b1b7',
    '#f08892',
    '#e65f6c',
    '#dc3545',
    '#c12534',
    '#a21f2c',
    '#811924',
    '#5c131b',
    '#3d0d13',
  ),
  // The highlight: graphics of some size only on white.
  gold: ramp(
    '#faf7e8',
    '#f3ecc9',
    '#e6d893',
    '#d5c15c',
    '#bfa636',
    '#a68c19',
    '#877113',
    '#6b590f',
    '#52440c',
    '#3b3109',
    '#262006',
  ),
});
