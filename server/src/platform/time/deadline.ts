// A promise with a deadline.

/**
 * Settles as `promise` does, or, after `milliseconds` (0 or less: with the next timers), as `late` says: with its value, or with the error that it
 * throws. The work behind the promise goes on; what comes of it after the deadline is ignored, an error included.
 */
export function withDeadline<T, Late = never>(promise: PromiseLike<T>, milliseconds: number, late: () => Late): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        try {
          resolve(late());
        } catch (error) {
          reject(error);
        }
      },
      Math.max(0, milliseconds),
    );
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
