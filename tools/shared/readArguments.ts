import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from './userError.ts';

/**
 * Reads the arguments of a command.
 *
 * @param usage the allowed arguments, as a sentence
 * @throws UserError when there is an argument that `config` does not allow
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const { message } = cause as Error;
    throw new UserError(`${message.replace(/\.?$/, '.')} ${usage}`);
  }
}

/** Reads the value of an argument. @throws UserError when it is no whole number from 1 */
export function readWholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 1)
    throw new UserError(`--${name} must be a whole number from 1, not "${text}".`);
  return value;
}
