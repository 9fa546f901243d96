// A promise with a deadline.

/**
 * Settles like `promise`, or, after `milliseconds` (0 or less: with the next timers), with the value or error of `late`. The work behind the promise
 * continues; its result after the deadline, including an error, is ignored.
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
