import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { TagSheetMail } from './tag-sheet-mail.entity.js';
import { TagSheetMailInput } from './tag-sheet-mail.input.js';
import { listTagSheetMails, mailTagSheet, previewTagSheet } from './tag-sheet-mail.service.js';
import { TagSheetPreview } from './tag-sheet-preview.type.js';

const INPUT = { description: 'Which tags, how they are written, and to whom.' };

@Resolver(() => TagSheetMail)
export class TagSheetMailResolver {
  @Query(() => [TagSheetMail], {
    description:
      "Tag sheets of a client that people of the caller's organisation mailed, newest first.",
  })
  tagSheetMails(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'The client.' }) customerId: number,
  ): Promise<TagSheetMail[]> {
    return listTagSheetMails(ctx, customerId);
  }

  @Query(() => TagSheetPreview, { description: 'The mail of a tag sheet as it would be sent.' })
  tagSheetPreview(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => TagSheetMailInput, INPUT) input: TagSheetMailInput,
  ): Promise<TagSheetPreview> {
    return previewTagSheet(ctx, input);
  }

  @Mutation(() => TagSheetMail, {
    description: "Mails impression tags with their names and dates to a channel's ad operations.",
  })
  mailTagSheet(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => TagSheetMailInput, INPUT) input: TagSheetMailInput,
  ): Promise<TagSheetMail> {
    return mailTagSheet(ctx, input);
  }

  @FieldResolver(() => String, { description: 'The name of its sender.' })
  async senderName(
    @Ctx() { em }: ServiceContext,
    @Root() { userId }: TagSheetMail,
  ): Promise<string> {
    return (await em.findOneOrFail(User, { id: userId })).name;
  }
}
