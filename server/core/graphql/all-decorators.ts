type FieldDecorator = (target: object, name: string) => void;

/** One decorator that does what all of them do. */
export const allDecorators =
  (...decorators: readonly FieldDecorator[]): FieldDecorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };
