// Short messages about what was just done.
import { Toast } from "@base-ui/react/toast";
import { failureOf } from "../api/failure.ts";
import { useText } from "../i18n/catalogue.tsx";
import { Icon } from "../parts/icon.tsx";

/** Says what was done, or what failed. */
export interface Say {
  readonly done: (message: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Messages for the component's own actions. */
export function useSay(): Say {
  const { add } = Toast.useToastManager();
  const text = useText();
  return {
    done: (message) => void add({ title: message, timeout: 4000 }),
    failed: (error) => {
      const failure = failureOf(error);
      const fields = failure.fields.map(({ path, message }) => `${path}: ${message}`).join("; ");
      add({ title: failure.status === 0 ? text.state.offline : fields || failure.message, type: "failed", timeout: 10_000, priority: "high" });
    },
  };
}

/** Where the messages appear. */
export function Toasts() {
  const { toasts } = Toast.useToastManager();
  const text = useText();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toasts">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={`toast ${toast.type ?? ""}`}>
            <Toast.Title />
            <Toast.Close className="icon-button" aria-label={text.common.close}>
              <Icon name="close" />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
