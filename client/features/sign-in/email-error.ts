const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailError(email: string): string | null {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? null : 'Please enter a valid email address';
}
