import { rememberedSwitch } from './remembered-switch';

/**
 * Keys without a modifier interfere with speech input, so they can be switched off (WCAG 2.1.4).
 */
export const { useSwitch: useShortcutsSwitch } = rememberedSwitch('infinitum.shortcuts', true);
