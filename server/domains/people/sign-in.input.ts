import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType()
export class SignInInput {
  @Field(() => String)
  @IsNotEmpty({ message: 'Email is required' })
  @MaxLength(320, { message: 'Please enter a valid email address' })
  email!: string;

  // The limit keeps a long text from being hashed at length.
  @Field(() => String)
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(1024, { message: 'Password must be at most 1024 characters' })
  password!: string;
}
