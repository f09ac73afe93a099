import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { formatBytes } from '../../lib/text.ts';
import { Field } from '../Field.tsx';
import { Action, Detail, ForPointers, Name, Picker, RemoveButton, Sign, Text, Zone } from './FileField.styles.ts';

type FileFieldCopy = {
  choose: string;
  /** Shown after `choose` on devices that can drag files. */
  drop: string;
  replace: string;
  remove: string;
};

type ChosenFile = { name: string; size: number };

export type FileFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Extensions and MIME types, as in the `accept` attribute; phones understand only MIME types. */
  accept: string;
  file: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  isDisabled?: boolean;
  copy: FileFieldCopy;
};

/** A text or a link that is dragged belongs to the field that it is dropped on. */
const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) => dataTransfer?.types.includes('Files') === true;

/**
 * Lets a file be dropped on the page: in the zone it is chosen, and beside it nothing happens, where the browser would open it in place
 * of the page and the form would be gone.
 */
function useFileDrops() {
  useEffect(() => {
    const stop = (event: Event) => {
      if (hasFiles(event as globalThis.DragEvent)) event.preventDefault();
    };
    for (const type of ['dragover', 'drop']) window.addEventListener(type, stop);
    return () => {
      for (const type of ['dragover', 'drop']) window.removeEventListener(type, stop);
    };
  }, []);
}

/** One attached file: chosen or dropped, shown with its size, and replaced or removed. */
export function FileField(props: FileFieldProps) {
  const { file, onChoose, onRemove, accept, isDisabled = false, copy, ...field } = props;
  const [isOver, setIsOver] = useState(false);
  const chosenId = useId();
  const picker = useRef<HTMLInputElement>(null);
  useFileDrops();

  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped);
  };

  return (
    <Field {...field} isRequired>
      {({ required, ...control }) => (
        <Zone
          data-filled={file !== null}
          data-over={isOver && !isDisabled}
          onDragEnter={(event) => setIsOver(hasFiles(event))}
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
              // Cleared, because choosing the same file again would fire no change event.
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
                  <span>{formatBytes(file.size)}</span> · <Action>{copy.replace}</Action>
                </Detail>
              </>
            ) : (
              <span>
                <Action>{copy.choose}</Action> <ForPointers>{copy.drop}</ForPointers>
              </span>
            )}
          </Text>
          {file ? (
            <RemoveButton
              type="button"
              aria-label={`${copy.remove} ${file.name}`}
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
