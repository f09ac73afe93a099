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
