import { ButtonLink } from '../design/Button.js';
import { Notice } from '../design/Notice.js';

type Props = {
  /** What was asked for and is not there. */
  text: string;
  to: string;
  back: string;
};

/** Above a page that was asked for something it does not have: what that was, and the way back. */
export function NoSuch({ text, to, back }: Props) {
  return (
    <Notice role="alert">
      <span>{text}</span>
      <ButtonLink kind="link" to={to}>
        {back}
      </ButtonLink>
    </Notice>
  );
}
