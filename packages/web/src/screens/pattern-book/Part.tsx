import type { ReactNode } from 'react';
import { Row } from '../../design/Layout.js';

type Props = { title: string; children: ReactNode };

export const Part = ({ title, children }: Props) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Pieces beside each other. */
export const Pieces = ({ title, children }: Props) => (
  <Part title={title}>
    <Row gap={4}>{children}</Row>
  </Part>
);
