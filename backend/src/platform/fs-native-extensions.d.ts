/** The part of the library that is used here; it comes without types. */
declare module 'fs-native-extensions' {
  /** Locks a whole open file for this opening of it; false when another one holds it. Throws where no lock can be had. */
  export function tryLock(file: number): boolean
}
