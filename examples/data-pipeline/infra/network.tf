variable "cidr" {
  type        = string
  description = "Address range of the pipeline's network"
}

resource "aws_vpc" "pipeline" {
  cidr_block = var.cidr
}
