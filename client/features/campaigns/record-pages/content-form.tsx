import { useEffect, type ReactNode } from 'react';
import type { FormValues } from '#client/components/entity-form/form-values';
import { showToast } from '#client/components/feedback/toast-store';
import type { ListedRecord, RecordKind } from '#client/records/define-record';
import { RecordDialog } from '#client/records/record-dialog';
import {
  type Content,
  ContentContext,
  type ContentClient,
} from '#client/features/campaigns/content/content';
import { LIST_UNAVAILABLE } from '#client/features/campaigns/content/content-texts';
import { useFormContent } from '#client/features/campaigns/content/use-customer-content';

interface ContentFormProps {
  client: ContentClient;
  onClose: () => void;
  children: ReactNode;
}

/** Loads the options of a client's forms, then shows one. */
export function ContentForm({ client, onClose, children }: ContentFormProps) {
  const { content, hasFailed } = useFormContent(client);

  useEffect(() => {
    if (!hasFailed) return;
    showToast({ text: LIST_UNAVAILABLE, tone: 'danger' });
    onClose();
  }, [hasFailed, onClose]);

  return content && <ContentContext value={content}>{children}</ContentContext>;
}

interface OpenFormProps<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends Content,
> {
  kind: Pick<RecordKind<Row, Values, Context, never>, 'form' | 'useRecordContext'>;
  row: Row;
  onClose: () => void;
}

function OpenForm<Row extends ListedRecord, Values extends FormValues, Context extends Content>({
  kind,
  row,
  onClose,
}: OpenFormProps<Row, Values, Context>) {
  const context = kind.useRecordContext();
  return (
    <RecordDialog
      form={kind.form}
      context={context}
      row={row}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

/** The form of a campaign, booking or creative outside of its list. */
export const EditForm = <
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends Content,
>({
  client,
  ...form
}: OpenFormProps<Row, Values, Context> & { client: ContentClient }) => (
  <ContentForm client={client} onClose={form.onClose}>
    <OpenForm {...form} />
  </ContentForm>
);
