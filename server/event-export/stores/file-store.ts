import fs from 'node:fs/promises';
import path from 'node:path';

/** Destination of exported files. Names have `/` between their parts. */
export interface FileStore {
  /** Differs from that of every other store. */
  place: string;
  /** Null when there is no such file. */
  read: (name: string) => Promise<string | null>;
  write: (name: string, text: string) => Promise<void>;
  /** Moves a finished file of this machine there. */
  put: (name: string, localPath: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** A folder of this machine. A file is there whole or not at all. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, ...name.split('/'));
  const place = async (name: string, partPath: string) => {
    await fs.mkdir(path.dirname(pathOf(name)), { recursive: true });
    await fs.rename(partPath, pathOf(name));
  };

  return {
    place: path.resolve(folder),
    read: async (name) => {
      try {
        return await fs.readFile(pathOf(name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // fs throws these
        throw error;
      }
    },
    write: async (name, text) => {
      await fs.mkdir(path.dirname(pathOf(name)), { recursive: true });
      const part = `${pathOf(name)}.part`;
      await fs.writeFile(part, text);
      await place(name, part);
    },
    put: async (name, localPath) => {
      await fs.mkdir(path.dirname(pathOf(name)), { recursive: true });
      const part = `${pathOf(name)}.part`;
      await fs.copyFile(localPath, part);
      await place(name, part);
    },
    remove: (name) => fs.rm(pathOf(name), { force: true }),
  };
}
