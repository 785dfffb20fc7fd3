import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The pair a person signs in with.' })
export class SignInInput {
  @Field(() => String, { description: 'Compared without case.' })
  @IsNotEmpty({ message: 'Email is required' })
  @MaxLength(320, { message: 'Please enter a valid email address' })
  email!: string;

  // The limit bounds the time to hash it.
  @Field(() => String, { description: 'Compared to the letter, up to 1024 characters.' })
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(1024, { message: 'Password must be at most 1024 characters' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the authenticator app, or a recovery code; for people with a second factor. Each is good once.',
  })
  @IsOptional()
  @MaxLength(64, { message: 'Code must be at most 64 characters' })
  code?: string | null;
}
