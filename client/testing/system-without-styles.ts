import { system } from '#client/app/theme/system';

interface Recipe {
  (props?: object): object;
  merge: (other: Recipe) => Recipe;
}

const NO_STYLES = {};
const { css, cva } = system;
const isValidProperty = system.isValidProperty.bind(system);
const recipes = new WeakMap<object, Recipe>();
const properties = new Map<string, boolean>();

/** The recipe with its variants and class name, which only gives no styles. */
function bareRecipe(recipe: Recipe): Recipe {
  const merge = (other: Recipe) => bareRecipe(recipe.merge(other));
  return Object.assign(() => NO_STYLES, recipe, { merge });
}

function cvaWithoutStyles(config: object = NO_STYLES): Recipe {
  const known = recipes.get(config);
  if (known) return known;

  const recipe = bareRecipe(cva(config));
  recipes.set(config, recipe);
  return recipe;
}

function isKnownProperty(name: string): boolean {
  const known = properties.get(name);
  if (known !== undefined) return known;

  const isValid = isValidProperty(name);
  properties.set(name, isValid);
  return isValid;
}

/** Chakra stops to compute the styles of each component at each render; returns how to undo it. */
export function leaveOutStyles(): () => void {
  Object.assign(system, {
    css: () => NO_STYLES,
    cva: cvaWithoutStyles,
    isValidProperty: isKnownProperty,
  });

  return () => Object.assign(system, { css, cva, isValidProperty });
}
