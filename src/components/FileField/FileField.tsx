import { FileText, Trash2, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { formatBytes } from '../../lib/formatBytes.ts';
import { Field } from '../Field/Field.tsx';
import { Action, Detail, ForPointers, Name, Picker, RemoveButton, Sign, Text, Zone } from './FileField.styles.ts';

export const states = ['Empty', 'DraggedOver', 'Attached', 'LongName', 'Invalid', 'Focused', 'Disabled'] as const;

type FileFieldCopy = {
  choose: string;
  /** Follows `choose` where a file can be dragged. */
  drop: string;
  replace: string;
  remove: string;
};

/** What is shown of a chosen file. */
type ChosenFile = { name: string; size: number };

export type FileFieldProps = {
  label: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Endings and MIME types, as in the `accept` attribute: phones know only the latter. */
  accept: string;
  file: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  isDisabled?: boolean;
  words: FileFieldCopy;
};

/** A file that misses the zone would otherwise be opened in place of the page, and the form would be gone. */
function useNoFileOpens() {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault();
    for (const type of ['dragover', 'drop']) window.addEventListener(type, stop);
    return () => {
      for (const type of ['dragover', 'drop']) window.removeEventListener(type, stop);
    };
  }, []);
}

/** One file to attach: chosen with the picker or dropped, shown with its size, to be replaced or removed. */
export function FileField(props: FileFieldProps) {
  const { file, onChoose, onRemove, accept, isDisabled = false, words, isRequired = false, ...field } = props;
  const [isOver, setIsOver] = useState(false);
  const chosenId = useId();
  const picker = useRef<HTMLInputElement>(null);
  useNoFileOpens();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped);
  };

  return (
    <Field {...field} isRequired={isRequired}>
      {({ required, ...control }) => (
        <Zone
          data-filled={file !== null}
          data-over={isOver && !isDisabled}
          onDragEnter={() => setIsOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
          }}
          onDrop={onDrop}
        >
          <Picker
            {...control}
            aria-describedby={[control['aria-describedby'], chosenId].filter(Boolean).join(' ')}
            ref={picker}
            type="file"
            accept={accept}
            required={required && file === null}
            disabled={isDisabled}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // Emptied, so that the same file can be chosen again after it was mended.
              target.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          <Sign aria-hidden>{file ? <FileText size={22} strokeWidth={1.5} /> : <Upload size={22} strokeWidth={1.5} />}</Sign>
          <Text id={chosenId} aria-live="polite">
            {file ? (
              <>
                <Name dir="auto">{file.name}</Name>
                <Detail>
                  {formatBytes(file.size)} · <Action>{words.replace}</Action>
                </Detail>
              </>
            ) : (
              <span>
                <Action>{words.choose}</Action> <ForPointers>{words.drop}</ForPointers>
              </span>
            )}
          </Text>
          {file ? (
            <RemoveButton
              type="button"
              aria-label={`${words.remove} ${file.name}`}
              disabled={isDisabled}
              onClick={() => {
                onRemove();
                picker.current?.focus();
              }}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden />
            </RemoveButton>
          ) : null}
        </Zone>
      )}
    </Field>
  );
}
